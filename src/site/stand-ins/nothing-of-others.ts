/** Replaces the code for third-party scripts, in builds that have none or do not ask; see `src/build/bundle/bundle-aliases.ts`. */
const nothing = () => null;

export {
  nothing as givenConsent,
  nothing as PrivacyChoices,
  nothing as PrivacyLink,
  nothing as startPrivacy,
  nothing as ThirdPartyScripts,
};
