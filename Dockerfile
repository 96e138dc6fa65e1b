# The manifests alone: the layers with packages are made anew only when these change.
FROM node:24-bookworm-slim AS workspace
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
RUN npm install --global "$(node --print "require('./package.json').packageManager")"
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/database/package.json packages/database/
COPY packages/search/package.json packages/search/
COPY prisma/package.json prisma/

# Prisma brings a query compiler for every database there is; this product speaks to PostgreSQL.
FROM workspace AS production
RUN --mount=type=cache,id=pnpm,target=/pnpm,sharing=locked \
    pnpm install --filter '@acheep/api...' --prod --frozen-lockfile --ignore-scripts --store-dir /pnpm \
 && find node_modules/.pnpm/@prisma+client@*/ \( -name '*.map' -o -name 'query_compiler_*' ! -name '*.postgresql.*' \) -delete

FROM workspace AS build
RUN --mount=type=cache,id=pnpm,target=/pnpm,sharing=locked \
    pnpm install --filter '@acheep/web...' --frozen-lockfile --ignore-scripts --store-dir /pnpm
COPY . .
# Otherwise pnpm first installs what the filter left out.
RUN pnpm --config.verify-deps-before-run=false --filter @acheep/database run generate \
 && pnpm --config.verify-deps-before-run=false --filter @acheep/web run build

# Node strips no types under node_modules: the workspace keeps its layout, and packages are links into it.
FROM node:24-bookworm-slim
# Makes uploaded videos anew.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ffmpeg \
 && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 STORAGE_DIR=/data/files
WORKDIR /app
RUN install --directory --owner node --group node /data
COPY --from=production /app ./
COPY prisma prisma
COPY packages packages
COPY apps/api apps/api
COPY --from=build /app/packages/database/src/generated packages/database/src/generated
COPY --from=build /app/apps/web/dist apps/web/dist
# The words of the page, for the documents that say what it says.
COPY apps/web/src/locales apps/web/src/locales
USER node
EXPOSE 3000
# A worker alone listens to nobody; it is well as long as it runs.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "const { PORT, RUN } = process.env; if (RUN !== 'worker') fetch(`http://127.0.0.1:${PORT || 3000}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/server.ts"]
