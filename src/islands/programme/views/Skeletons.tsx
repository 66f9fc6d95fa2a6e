/** Cards without words, in the shape of those to come; the status region says what is happening. */
export function Skeletons({ count }: { readonly count: number }) {
  return (
    <ol className="signet-cards signet-skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={index}>
          <div className="signet-card">
            <div className="signet-what" />
            <div className="signet-when" />
            <div className="signet-photos" />
            <div className="signet-where" />
          </div>
        </li>
      ))}
    </ol>
  );
}
