import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { scopedName } from './build/class-names.ts'
import { classNamesOnly } from './build/class-names-only.ts'
import { blockStyles, CLIENT_ENTRY, SHELL_STYLES } from './build/entries.ts'

const root = import.meta.dirname

export default defineConfig({
  root,
  appType: 'custom',
  plugins: [react(), classNamesOnly()],
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: [CLIENT_ENTRY, SHELL_STYLES, ...blockStyles().values()] },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'server/main.ts' },
      },
    },
  },
})
