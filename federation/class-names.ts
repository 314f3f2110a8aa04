/** How the rules of a release are called: alike in its style sheets and in its frames. */
export const classNames = (release: string) => ({
  localIdentName: `${release}_[local]_[hash:base64:5]`,
});
