import type { SceneData } from './scene-data.ts'

/** The data that the server wrote for the scene; null without a model. */
export function readSceneData({ dataset }: HTMLElement): SceneData | null {
  return dataset.model ? JSON.parse(dataset.model) : null
}
