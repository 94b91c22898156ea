/** The task that publishes a release at its time. */
export const RELEASE_TASK = 'publishRelease'
