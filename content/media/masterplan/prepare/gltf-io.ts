import { type Document, Logger, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import { ModelFlaw } from './flaw.ts'

const DRACO = 'KHR_draco_mesh_compression'

const io = new NodeIO()
  .setLogger(new Logger(Logger.Verbosity.SILENT))
  .registerExtensions(ALL_EXTENSIONS.filter(({ EXTENSION_NAME }) => EXTENSION_NAME !== DRACO))
  .registerDependencies({
    'meshopt.decoder': MeshoptDecoder,
    'meshopt.encoder': MeshoptEncoder,
  })

/** Reads a GLB file; throws a `ModelFlaw` if that is not possible. */
export async function readGltf(bytes: Uint8Array): Promise<Document> {
  await MeshoptDecoder.ready
  try {
    // A view into a larger buffer may begin at any offset; numbers are read at multiples of four.
    const document = await io.readBinary(new Uint8Array(bytes))
    return document.setLogger(new Logger(Logger.Verbosity.SILENT))
  } catch (cause) {
    throw new ModelFlaw(sentenceFor(cause), { cause })
  }
}

/** The GLB file of a document. */
export async function writeGltf(document: Document): Promise<Uint8Array> {
  await MeshoptEncoder.ready
  return io.writeBinary(document)
}

function sentenceFor(cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : ''
  const missing = /required extension, "([\w]+)"/i.exec(reason)?.[1]
  if (missing === DRACO || reason.includes('draco'))
    return 'is compressed with Draco. Please export it without compression: it is compressed here.'
  if (missing) return `needs “${missing}”, which cannot be read here. Please export it without.`
  return 'is damaged: its geometry cannot be read. Please export it again.'
}
