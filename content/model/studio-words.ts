/**
 * Words of the studio that Payload would choose for programmers. Globals without a group come before
 * all others in the menu: there are the pages that every site has.
 */
export const studioWords = {
  translations: {
    en: {
      general: { globals: 'Main pages' },
      version: {
        preview: 'See it on the site',
        // Payload shows this in place of the sentence with which the service refuses.
        problemRestoringVersion:
          'This version was not restored. Only publishers change what the public sees: choose “Restore as draft” under the arrow beside the button, or ask a publisher.',
      },
    },
  },
}
