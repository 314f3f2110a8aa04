import type { Coding } from './negotiation.ts';

/** A body as it is sent; `coding` names what it is compressed with. */
export type Coded = { body: Uint8Array<ArrayBuffer>; coding: Coding | undefined };

type Compress = (text: string) => Promise<Uint8Array<ArrayBuffer>>;

/** A text in every coding that the runtime has, the smallest first: for what is sent again and again. */
export async function codedForms(text: string, brotli: Compress | undefined): Promise<Coded[]> {
  const [br, gz] = await Promise.all([brotli?.(text), gzip(text)]);
  return [
    ...(br ? [{ body: br, coding: 'br' as const }] : []),
    { body: gz, coding: 'gzip' },
    { body: new TextEncoder().encode(text), coding: undefined },
  ];
}

const gzip: Compress = async (text) => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** What all forms take in memory. */
export function bytesIn(forms: readonly Coded[]): number {
  return forms.reduce((bytes, { body }) => bytes + body.byteLength, 0);
}

/** The first form that is taken; the plain one always is. */
export function formFor(forms: readonly Coded[], accepted: readonly Coding[]): Coded {
  const form = forms.find(({ coding }) => coding === undefined || accepted.includes(coding));
  if (!form) throw new Error('There is no plain form.');
  return form;
}

/** What a form adds to the headers of an answer. */
export function codingHeader({ coding }: Coded): { 'Content-Encoding'?: Coding } {
  return coding ? { 'Content-Encoding': coding } : {};
}
