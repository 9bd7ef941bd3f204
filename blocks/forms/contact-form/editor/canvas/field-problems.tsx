/** What is wrong with a piece, under it. */
export function Marks( { problems }: { problems: string[] | undefined } ) {
	return problems ? (
		<ul className="fr-form-canvas__problems">
			{ problems.map( ( problem ) => (
				<li key={ problem }>{ problem }</li>
			) ) }
		</ul>
	) : null;
}
