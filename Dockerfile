# syntax=docker/dockerfile:1
# A house in a container, for one machine by itself or for several behind a balancer: docs/operations.md.

FROM node:24-slim AS packages
WORKDIR /ridotto
COPY package.json package-lock.json .npmrc ./
COPY bench/package.json bench/
COPY bots/package.json bots/
COPY library/package.json library/
COPY cli/package.json cli/
COPY engine/package.json engine/
COPY games/package.json games/
COPY server/package.json server/
COPY table/package.json table/
COPY web/package.json web/
# What is needed to serve.
RUN npm ci --ignore-scripts --omit=dev --workspace=cli --no-audit --no-fund

FROM packages AS page
# And to build the page.
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund
COPY . .
RUN NODE_ENV=production node tools/stamp.mjs && node tools/prepare.mjs --page

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 RIDOTTO_DATA=/data
WORKDIR /ridotto
COPY --from=packages /ridotto ./
COPY . .
COPY --from=page /ridotto/web/dist web/dist
RUN node tools/stamp.mjs \
 && printf '#!/bin/sh\nexec node /ridotto/tools/run.mjs --again --here cli/main.ts "$@"\n' >/usr/local/bin/ridotto \
 && chmod 755 /usr/local/bin/ridotto \
 && install -d -o node -g node /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 8080}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["ridotto"]
CMD ["serve"]
