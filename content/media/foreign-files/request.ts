/** The request to a process: the file at `path`, or the bytes sent with the request. */
export type Request = { kind: string; name: string; path: string | null }

/**
 * The file descriptor of the responses; stdout and stderr, to which libraries write, are not read.
 */
export const ANSWERS = 3
