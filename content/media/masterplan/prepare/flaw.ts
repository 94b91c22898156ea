/**
 * The reason why a model cannot be used; the message completes a sentence that begins with its
 * name.
 */
export class ModelFlaw extends Error {
  override name = 'ModelFlaw'
}
