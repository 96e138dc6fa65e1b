import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, proxy: { '/api': api, '/dev': api } },
  build: {
    // Small images stay files: the content security policy needs no `data:` beyond what Mantine's icons use.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
});
