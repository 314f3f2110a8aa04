import { messageOf } from '@foyer/shared/api/error';
import { useQuery } from '@foyer/shared/query';
import { useParams } from '@foyer/shared/router';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { categoryQuery } from '../data/category-query.ts';
import { text } from '../text.ts';

export function Component() {
  const { categorySlug = '' } = useParams();
  const { data, error } = useQuery(categoryQuery(categorySlug));
  if (error) return <ErrorCard heading="h1" text={messageOf(error, text.failed)} />;
  return <h1>{data?.children?.length === 0 ? text.empty : data?.name}</h1>;
}
