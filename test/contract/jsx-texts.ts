/** Finds, in the source of a component, texts that change beside other nodes: a translated page would lose or keep them. */
import { parseAst } from "rolldown/parseAst";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** A child of an element or fragment, as React will have it in the page. */
interface Child {
  readonly node: Node;
  /**
   * `element`: one or several elements, or nothing; `fixed`: a text that is the same for ever; `text`: may be a text,
   * and may change; `blank`: spaces, which no translator touches.
   */
  readonly kind: "element" | "fixed" | "text" | "blank";
  /** Whether it is there as long as its parent. */
  readonly stands: boolean;
}

function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
) {
  visit(node, parents);
  const within = [...parents, node];
  for (const value of Object.values(node))
    for (const child of isNode(value) ? [value] : nodesOf(value)) walk(child, visit, within);
}

const hasJsx = (node: Node): boolean => {
  let found = false;
  walk(node, ({ type }) => {
    found ||= /^JSX(Element|Fragment)$/.test(type);
  });
  return found;
};

const isFunction = ({ type }: Node) => /^(Arrow)?Function(Expression|Declaration)?/.test(type);

/** What a function gives back: the expression of an arrow, or that of each `return` of its own. */
function returnsOf(fn: Node): Node[] {
  const body = fn.body as Node;
  if (body.type !== "BlockStatement") return [body];
  const found: Node[] = [];
  walk(body, (node, parents) => {
    if (node.type === "ReturnStatement" && isNode(node.argument) && !parents.some(isFunction))
      found.push(node.argument);
  });
  return found;
}

/** Name of a function: its own, or that of the constant that it, or `memo` of it, is the value of. */
function nameOf(fn: Node, parents: readonly Node[]): string {
  const [call, declarator] = [parents.at(-1), parents.at(-2)];
  const isMemo = call?.type === "CallExpression" && (call.callee as Node).name === "memo";
  const named = [fn, isMemo ? declarator : call].find((one) => isNode(one?.id));
  return isNode(named?.id) ? String(named.id.name) : "";
}

/** Names that a pattern binds: of a parameter, or left of the equals sign. */
function namesIn(pattern: Node): string[] {
  const names: string[] = [];
  walk(pattern, (node) => {
    if (node.type === "Identifier") names.push(String(node.name));
  });
  return names;
}

/** @returns one line for each fault: its place, its text, and why */
export function changingTexts(path: string, code: string): string[] {
  const program = parseAst(code, { lang: "tsx" }) as unknown as Node;
  const faults: string[] = [];
  const parentOf = new Map<Node, Node | undefined>();
  walk(program, (node, parents) => parentOf.set(node, parents.at(-1)));

  /**
   * Where a name comes from: the declaration of a constant, `messages` when it is imported from there, `module` for
   * another constant of the module itself; undefined for a parameter and for what else is imported.
   */
  function sourceOf(identifier: Node): Node | "messages" | "module" | undefined {
    const name = String(identifier.name);
    for (let node = parentOf.get(identifier); node; node = parentOf.get(node)) {
      if (isFunction(node) && nodesOf(node.params).some((one) => namesIn(one).includes(name)))
        return undefined;
      const declared = nodesOf(node.body)
        .map((one) => (isNode(one.declaration) ? one.declaration : one))
        .flatMap((one) => nodesOf(one.declarations))
        .find((one) => isNode(one.id) && isNode(one.init) && namesIn(one.id).includes(name));
      if (declared && node.type === "Program" && !hasJsx(declared)) return "module";
      if (declared) return declared;
    }
    const imported = nodesOf(program.body).find((one) =>
      nodesOf(one.specifiers).some(({ local }) => isNode(local) && local.name === name),
    );
    const from = imported && isNode(imported.source) ? String(imported.source.value) : "";
    return /messages[^/]*$/.test(from) ? "messages" : undefined;
  }

  const fault = ({ start, end }: Node, why: string) => {
    faults.push(`${path}: ${code.slice(start, end).replace(/\s+/g, " ").slice(0, 80)} (${why})`);
  };

  /** Whether it has the same value for ever: a literal, one of the messages, what a module computes once. */
  function isFixed(node: Node): boolean {
    const all = (nodes: Node[]) => nodes.every(isFixed);
    switch (node.type) {
      case "Literal":
      case "JSXText":
        return true;
      case "TemplateLiteral":
        return all(nodesOf(node.expressions));
      case "ConditionalExpression":
        return all([node.test, node.consequent, node.alternate] as Node[]);
      case "MemberExpression":
        return isFixed(node.object as Node) && (!node.computed || isFixed(node.property as Node));
      case "Identifier": {
        const source = sourceOf(node);
        return isNode(source) ? isFixed(source.init as Node) : source !== undefined;
      }
      default:
        return false;
    }
  }

  /** What a constant of a function is, when it may be elements. */
  function constantOf(identifier: Node): Node | undefined {
    const source = sourceOf(identifier);
    const isPlain = isNode(source) && (source.id as Node).type === "Identifier";
    return isPlain && !isFixed(identifier) ? (source.init as Node) : undefined;
  }

  const isNothing = (node: Node) => node.type === "Literal" && typeof node.value !== "string";
  /** Spaces with a line break, and comments: React drops them. */
  const isLayout = ({ type, value, expression }: Node) =>
    type === "JSXText"
      ? /^\s*\n\s*$/.test(String(value))
      : isNode(expression) && expression.type === "JSXEmptyExpression";
  const partsOf = (element: Node) => nodesOf(element.children).filter((one) => !isLayout(one));
  const isBlank = ({ value }: Node) => typeof value === "string" && value.trim() === "";

  const unwrapped = (node: Node): Node =>
    /^(JSXExpressionContainer|ParenthesizedExpression|ChainExpression)$/.test(node.type)
      ? unwrapped(node.expression as Node)
      : node;

  /** The expressions that one may come to: both sides of a condition, the value of a constant. */
  function branchesOf(expression: Node): Node[] {
    const node = unwrapped(expression);
    const all = (...nodes: unknown[]) => nodes.filter(isNode).flatMap(branchesOf);
    if (node.type === "ConditionalExpression") return all(node.consequent, node.alternate);
    if (node.type === "LogicalExpression") return all(node.operator !== "&&" && node.left, node.right);
    const constant = node.type === "Identifier" && constantOf(node);
    return constant ? branchesOf(constant) : [node];
  }

  /** What an expression adds to its parent's children. */
  function childrenOf(node: Node, stands: boolean): Child[] {
    const only = unwrapped(node);
    const branches = branchesOf(only);
    if (branches[0] !== only) return branches.flatMap((one) => childrenOf(one, false));
    switch (only.type) {
      case "JSXElement":
        // A component may give nothing.
        return [{ node: only, kind: "element", stands: stands && !/^[A-Z]|\./.test(tagOf(only)) }];
      case "JSXFragment":
        return partsOf(only).flatMap((one) => childrenOf(one, stands));
      case "CallExpression": {
        const callee = only.callee as Node;
        const [made] = nodesOf(only.arguments);
        const isMap = callee.type === "MemberExpression" && (callee.property as Node).name === "map";
        if (isMap && made && isFunction(made))
          return returnsOf(made).flatMap((one) => childrenOf(one, false));
      }
    }
    if (isNothing(only)) return [];
    return [{ node: only, kind: isBlank(only) ? "blank" : isFixed(only) ? "fixed" : "text", stands }];
  }

  const tagOf = (element: Node) => {
    const name = (element.openingElement as Node).name as Node;
    return code.slice(name.start, name.end);
  };

  /** React removes a text, changes it, or puts something before it, by the node that it has made. */
  function check(children: readonly Child[]): void {
    children.forEach(({ node, kind, stands }, index) => {
      if (kind === "text") fault(node, "changes beside other nodes");
      if (kind !== "fixed") return;
      if (!stands) fault(node, "comes and goes beside other nodes");
      else if (!children.slice(0, index).every((one) => one.stands))
        fault(node, "has changing nodes before it");
    });
  }

  walk(program, (node, parents) => {
    if (node.type === "JSXElement") {
      const children = partsOf(node);
      // React replaces the whole content of an element whose only child is a text.
      if (children.length > 1) check(children.flatMap((one) => childrenOf(one, true)));
      else children.forEach(checkOnly);
    }
    if (node.type === "JSXFragment") check(childrenOf(node, true));
    if (!isFunction(node) || !/^[A-Z][a-z]/.test(nameOf(node, parents))) return;
    // What a component gives may stand beside other nodes.
    check(returnsOf(node).flatMap((one) => childrenOf(one, false)));
  });

  /** The only child may be a text, but not a list or a fragment with texts. */
  function checkOnly(node: Node): void {
    for (const branch of branchesOf(node)) {
      if (branch.type === "JSXFragment" || branch.type === "CallExpression")
        check(childrenOf(branch, false).filter((one) => one.node !== branch));
    }
  }

  return [...new Set(faults)];
}
