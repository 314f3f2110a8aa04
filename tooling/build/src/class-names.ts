/** CSS module options of a release, equal for its style sheets and its templates. */
export const classNames = (release: string) => ({
  localIdentName: `${release}_[local]_[hash:base64:5]`,
});
