/** Why a model cannot be used; the message ends a sentence that begins with its name. */
export class ModelFlaw extends Error {
  override name = 'ModelFlaw'
}
