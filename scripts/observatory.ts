import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '@belvedere/kit/testing/certificate.ts'
import { buildPrograms } from '../launch/build.ts'
import { runMain } from '../launch/main.ts'
import { node } from '../launch/paths.ts'
import { freePorts } from '../launch/ports.ts'
import { startStack, stopStack } from '../launch/stack.ts'
import { runTask } from '../launch/task.ts'
import { ownSettings } from '../testing/own-stack.ts'
import { printTable } from '../testing/table.ts'
import { templateSteps } from '../testing/template.ts'
import { openProxy } from './observatory/tls-proxy.ts'

const PACKAGE = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'

type Grade = {
  grade: string
  score: number
  scored: { name: string; result: string; pass: boolean; score: number }[]
}

/**
 * Grades the headers of both programs by the rules of Mozilla's HTTP Observatory, behind a proxy
 * that speaks TLS. Its package is installed temporarily: nothing else needs it.
 */
async function main(): Promise<void> {
  await buildPrograms(...templateSteps)
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-observatory-'))
  const [siteHttp = 0, siteHttps = 0, studioHttp = 0, studioHttps = 0] = await freePorts(4)
  const own = {
    SITE_URL: `https://localhost:${siteHttps}`,
    STUDIO_URL: `https://localhost:${studioHttps}`,
  }
  const settings = await ownSettings('fixture', own)
  const stack = await startStack(settings.start, settings.addresses)
  const certificate = makeCertificate(folder, 'localhost')
  const { port, contentPort } = settings.addresses
  const site = { httpPort: siteHttp, httpsPort: siteHttps }
  const studio = { httpPort: studioHttp, httpsPort: studioHttps }
  const closes = [
    await openProxy(site, port, certificate),
    await openProxy(studio, contentPort, certificate),
  ]
  try {
    const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
    await runTask('npm', [...install, `${PACKAGE}@${VERSION}`])
    const source = join(folder, 'node_modules', PACKAGE)
    // Hosts on the browsers' preload list of https sites: this machine is not one of them.
    writeFileSync(join(source, 'conf/hsts-preload.json'), '{}')
    const scan = join(import.meta.dirname, 'observatory/scan.ts')
    for (const [name, { httpPort, httpsPort }, path] of [
      ['Site', site, '/'],
      ['Studio', studio, '/admin/login'],
    ] as const) {
      const args = [scan, source, String(httpPort), String(httpsPort), path]
      const env = { NODE_EXTRA_CA_CERTS: certificate.cert }
      const { grade, score, scored }: Grade = JSON.parse(await runTask(node, args, env))
      console.log(`\n  ${name}: ${grade} (${score})\n`)
      printTable(
        scored.map(({ name: what, result, score: points, pass }) => ({
          what,
          measured: String(points),
          bound: result,
          ok: pass,
        })),
      )
      if (grade !== 'A+') process.exitCode = 1
    }
  } finally {
    for (const close of closes) close()
    await stopStack(stack)
    settings.clean()
    rmSync(folder, { recursive: true, force: true })
  }
}

runMain(main)
