/** A field of a service request. */
export type ServiceRequestField = {
  name: string;
  label: string;
  kind: 'text' | 'count' | 'day' | 'time' | 'long';
  placeholder?: string;
};
