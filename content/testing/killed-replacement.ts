import '../payload/workarounds/quick-imports.ts'
import { getPayload } from 'payload'
import sharp from 'sharp'

/** Replaces a picture and kills the process after all writes, before the commit. */
async function replaceAndDie() {
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const data = { alt: 'A view' }
  const { id } = await payload.create({ collection: 'media', data, file: await paint('#123456') })
  payload.db.commitTransaction = async () => void process.kill(process.pid, 'SIGKILL')
  await payload.update({ collection: 'media', id, data, file: await paint('#654321') })
}

async function paint(background: string) {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  const data = await image.jpeg().toBuffer()
  return { data, name: 'view.jpg', mimetype: 'image/jpeg', size: data.length }
}

await replaceAndDie()
