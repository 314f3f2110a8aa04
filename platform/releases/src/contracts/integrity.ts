type Content = string | Uint8Array;

/** Returns a digest in base64. Web Crypto is the same in pages, workers and servers. */
export async function digestOf(
  algorithm: 'SHA-256' | 'SHA-384',
  content: Content,
): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(
    await crypto.subtle.digest(algorithm, bytes as Uint8Array<ArrayBuffer>),
  );
  return btoa(String.fromCharCode(...digest));
}

/** Returns a file's SHA-384 in the form of an `integrity` attribute. */
export async function integrityOf(content: Content): Promise<string> {
  return `sha384-${await digestOf('SHA-384', content)}`;
}
