import { type Camera, type Scene, type WebGLRenderer, WebGLRenderTarget } from 'three'

/** How often the graphics processor is polled, in ms. */
const ASK_MS = 8

/**
 * Draws each mesh once, invisibly and in a task of its own: otherwise the first frame would upload
 * all of them and wait for all shaders at once.
 */
export async function warmUp(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  signal: AbortSignal,
): Promise<void> {
  const target = new WebGLRenderTarget(1, 1)
  const meshes = scene.children
  try {
    await untilFinished(renderer, signal)
    for (const mesh of meshes) {
      for (const other of meshes) other.visible = other === mesh
      renderer.setRenderTarget(target)
      renderer.render(scene, camera)
      renderer.setRenderTarget(null)
      await untilFinished(renderer, signal)
    }
  } finally {
    for (const mesh of meshes) mesh.visible = true
    target.dispose()
  }
}

/** Waits for the graphics processor without blocking the page. */
async function untilFinished(renderer: WebGLRenderer, signal: AbortSignal) {
  const context = renderer.getContext()
  if (!(context instanceof WebGL2RenderingContext)) return
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0)
  context.flush()
  do {
    await new Promise((resolve) => setTimeout(resolve, ASK_MS))
    signal.throwIfAborted()
  } while (fence && isPending(context, fence))
  if (fence) context.deleteSync(fence)
}

function isPending(context: WebGL2RenderingContext, fence: WebGLSync) {
  const status = context.getSyncParameter(fence, context.SYNC_STATUS)
  return !context.isContextLost() && status === context.UNSIGNALED
}
