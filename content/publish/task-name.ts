/** The task that publishes a release at its scheduled time. */
export const RELEASE_TASK = 'publishRelease'
