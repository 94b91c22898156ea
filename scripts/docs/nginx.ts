import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { makeCertificate } from '@belvedere/kit/testing/certificate.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { freePorts } from '../../launch/ports.ts'

/**
 * Starts nginx with the file of deploy/nginx, in a folder, with a certificate and ports of this test;
 * it ends with the test.
 */
export async function startNginx(file: string, folder: string): Promise<Ports> {
  const [http = 0, https = 0] = await freePorts(2)
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    nginxConfig(file, folder, { http, https }, makeCertificate(folder, 'www.example.org')),
  )
  const args = ['-c', config, '-e', join(folder, 'error.log')]
  const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) }
  const checked = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8', env })
  expect(checked.status, checked.stderr).toBe(0)
  const nginx = spawn('nginx', args, { stdio: 'ignore', env })
  onTestFinished(() => void nginx.kill())
  await vi.waitFor(() => fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' }), 20_000)
  return { http, https }
}

type Ports = { http: number; https: number }

/** The configuration of nginx around the file of deploy/nginx, with ports of this test. */
function nginxConfig(
  file: string,
  folder: string,
  { http, https }: Ports,
  { cert, key }: { cert: string; key: string },
): string {
  const own = file
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll(/(ssl_certificate) \S+;/g, `$1 ${cert};`)
    .replaceAll(/(ssl_certificate_key) \S+;/g, `$1 ${key};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${own}
}
`
}
