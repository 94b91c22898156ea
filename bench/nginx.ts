import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../launch/ports.ts'
import { until } from '../testing/until.ts'
import type { Peer } from './load.ts'
import { pairs, type RawResponse } from './raw-response.ts'

/** Starts nginx with one worker that sends the body and headers of the given response at `/`. */
export async function startNginx({ body, headers }: RawResponse): Promise<Peer> {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-nginx-'))
  const port = await freePort()
  mkdirSync(join(dir, 'www'))
  writeFileSync(join(dir, 'www', 'index.html'), body)
  writeFileSync(join(dir, 'nginx.conf'), configuration(dir, port, headers))
  const child = spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
  const url = `http://127.0.0.1:${port}/`
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  if (!(await until(answers, Boolean))) throw new Error(`nginx did not answer at ${url}`)
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  return { url, pid: child.pid ?? 0, stop }
}

/** With `master_process off` the started process itself serves, so its CPU time is complete. */
function configuration(dir: string, port: number, headers: readonly string[]): string {
  return `
daemon off;
master_process off;
worker_processes 1;
pid ${dir}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=100 inactive=60s;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${dir}/www;
    location / {
      default_type "${typeIn(headers)}";
      types { }
      etag off;
${headerLines(headers)}
    }
  }
}
`
}

function typeIn(headers: readonly string[]): string {
  return pairs(headers).find(([name]) => /^content-type$/i.test(name))?.[1] ?? ''
}

/** Type and length are nginx's own, from the configuration and the file. */
function headerLines(headers: readonly string[]): string {
  return pairs(headers)
    .filter(([name]) => !/^content-(?:type|length)$/i.test(name))
    .map(([name, value]) => `      add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}";`)
    .join('\n')
}
