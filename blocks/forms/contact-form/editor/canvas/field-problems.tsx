/** The problems of a block, shown below it. */
export function Marks( { problems }: { problems: string[] | undefined } ) {
	return problems ? (
		<ul className="fr-form-canvas__problems">
			{ problems.map( ( problem ) => (
				<li key={ problem }>{ problem }</li>
			) ) }
		</ul>
	) : null;
}
