/**
 * Words of the studio that Payload would choose for programmers. Globals without a group come before
 * all others in the menu: there are the pages that every site has.
 */
export const studioWords = {
  translations: {
    en: {
      // All that the studio says of a refusal when many records are published at once.
      error: {
        unknown:
          'This was not done. It may be that only a publisher may do it; if you are one, try again in a moment.',
      },
      general: {
        globals: 'Main pages',
        payloadSettings: 'Your studio',
        // What is pasted takes the place of what is there, which “Paste Row” does not say.
        copyRow: 'Copy',
        pasteRow: 'Paste in place of this',
        copyField: 'Copy all',
        pasteField: 'Paste in place of all',
      },
      version: {
        preview: 'See it on the site',
        // Payload shows this in place of the sentence with which the service refuses.
        problemRestoringVersion:
          'This version was not restored. Only publishers change what the public sees: choose “Restore as draft” under the arrow beside the button, or ask a publisher.',
      },
    },
  },
}
