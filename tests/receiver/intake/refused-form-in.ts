/** Words of the page for refused forms, which say their language and key. */
export const refusedFormIn = (language: string) => {
  const say = (key: string) => `${language} ${key}`;
  const reasons = ['incomplete', 'tooLarge', 'tooMany', 'unreadable', 'failed'];
  return {
    refusedForm: {
      title: say('title'),
      heading: say('heading'),
      reasons: Object.fromEntries(reasons.map((reason) => [reason, say(reason)])),
      back: say('back'),
    },
  };
};
