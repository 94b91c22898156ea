/** The queue in which Payload puts scheduled publishing and unpublishing. */
export const SCHEDULE_QUEUE = 'default'
