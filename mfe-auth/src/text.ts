/** Every text of these screens; those of the specification letter for letter. */
export const text = {
  login: {
    title: 'Sign In',
    subtitle: 'Join us and start living.',
    email: 'Email',
    password: 'Password',
    submit: 'Continue',
    busy: 'Signing in…',
    forgot: 'Forgot Password?',
    help: 'Need help signing in?',
    call: 'Call us',
    or: 'OR',
    noAccount: "Don't have an account?",
    signUp: 'Sign Up',
    success: 'Login successful!',
    noSlug: 'Login succeeded, but no hotel slug found.',
    refused: 'Login failed.',
    exception: 'Invalid credentials or server error.',
  },
};
