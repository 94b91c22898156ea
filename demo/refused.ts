import { ValidationError } from 'payload'

/** What the rules of the content service say against a record or global of a property. */
export class RefusedError extends Error {}

/** The error with what to mend in `label`, if the rules of the service are its reason. */
export function sayRefusal(error: unknown, label: string): unknown {
  if (!(error instanceof ValidationError)) return error
  const lines = error.data.errors.map(
    ({ label: field, path, message }) => `  ${label}: ${field || path}: ${message}`,
  )
  return new RefusedError(
    ['The content service refuses this. Nothing was written.', ...lines].join('\n'),
  )
}
