import { LONGEST_DAYS } from './accounts/sessions/longest.ts'
import { stateWord } from './studio/record-state.ts'

const ENDS_SOON = `You will be signed out in a minute: save your work first. You can stay signed in, unless you signed in ${LONGEST_DAYS} days ago; then sign in again.`
const SIGNED_OUT = `You are signed out: the studio was not used for 12 hours, or you signed in ${LONGEST_DAYS} days ago.`

const DELETE_ONE =
  '{{count}} {{label}} is deleted for ever. This cannot be undone: it does not go into the bin.'
const DELETE_MANY =
  '{{count}} {{label}} are deleted for ever. This cannot be undone: they do not go into the bin.'

/**
 * Overrides of Payload's translations. `globals` names the group of globals that have none of their
 * own, which comes first in the navigation: the pages that every site has.
 */
export const studioTranslations = {
  translations: {
    en: {
      authentication: {
        forgotPasswordQuestion: 'Forgotten your password?',
        // Payload’s text mentions inactivity only.
        loggedOutInactivity: SIGNED_OUT,
        youAreInactive: ENDS_SOON,
      },
      // The only message that the studio shows when a bulk publish is refused.
      error: {
        unknown:
          'This did not work. You may need the role of a publisher; if you have it, try again in a moment.',
      },
      general: {
        // Payload’s text does not say that nothing is stored.
        aboutToDelete:
          'The {{label}} <1>{{title}}</1> is deleted for ever. This cannot be undone: it does not go into the bin.',
        aboutToDeleteCount_one: DELETE_ONE,
        aboutToDeleteCount_many: DELETE_MANY,
        aboutToDeleteCount_other: DELETE_MANY,
        globals: 'Main pages',
        payloadSettings: 'Settings',
        // Pasting adds rows here (`editing/pasting/`).
        copyRow: 'Copy',
        pasteRow: 'Paste below',
        copyField: 'Copy all',
        pasteField: 'Paste at the end',
      },
      version: {
        // Beside “Live preview”, which has its own window in the form.
        preview: 'Open draft',
        draftHasPublishedVersion: stateWord('changed'),
        changed: stateWord('changed'),
        restoreThisVersion: 'Restore as draft',
        confirmVersionRestoration: 'Restore as draft',
        aboutToRestore:
          'The version of {{versionDate}} becomes the draft. What is public stays as it is until you publish.',
        aboutToRestoreGlobal:
          'The version of {{versionDate}} becomes the draft. What is public stays as it is until you publish.',
        // Payload shows this instead of the error message of the service.
        problemRestoringVersion:
          'This version was not restored, and nothing was changed. Try again in a moment.',
      },
    },
  },
}
