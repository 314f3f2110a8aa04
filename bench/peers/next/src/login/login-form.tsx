'use client';

import { LoginForm as Form } from '../../../../../mfe-auth/src/login/login-form.tsx';
import { Queries } from '../queries.tsx';

export function LoginForm() {
  return (
    <Queries>
      <Form />
    </Queries>
  );
}
