#!/usr/bin/env bash
# Nunjucks 3.2.4: a block inside of `{% set name %}…{% endset %}` works only when a child template replaces it. With its own
# content, the layout fails with 'unknown block'. Twig and Jinja2 render the block's own content there.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund nunjucks@3.2.4

cat >layout.njk <<'END'
{% set title %}{% block title %}Fair{% endblock %}{% endset %}<title>{{ title }}</title>
END
printf '{%% extends "layout.njk" %%}{%% block title %%}Videos{%% endblock %%}' >replaces.njk
printf '{%% extends "layout.njk" %%}' >keeps.njk
result=$(node -e '
  const nunjucks = require("nunjucks");
  const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader("."));
  for (const name of ["replaces.njk", "keeps.njk"])
    try {
      console.log(`${name}: ${environment.render(name).trim()}`);
    } catch (error) {
      console.log(`${name}: ${/unknown block "title"/.exec(error.message)?.[0] ?? error.message}`);
    }')
echo "$result"
expected='replaces.njk: <title>Videos</title>
keeps.njk: unknown block "title"'
[ "$result" = "$expected" ] || { printf 'CHANGED, expected:\n%s\n' "$expected" >&2; exit 1; }
