/**
 * One effect of an import, from `Frontage\Kit\Migration\ImportEffects::lines()`: who gets email, what loads from where,
 * what code runs.
 */
export interface ImportEffect {
	name: string;
	label: string;
	values: string[];
}

/** List of effects, shown before the button of every import. */
export function ImportEffects( { effects }: { effects: ImportEffect[] } ) {
	return (
		<dl className="frontage-effects">
			{ effects.map( ( { name, label, values } ) => (
				<div key={ name }>
					<dt>
						<strong>{ label }</strong>
					</dt>
					{ values.map( ( value ) => (
						<dd key={ value } data-effect={ name }>
							{ value }
						</dd>
					) ) }
				</div>
			) ) }
		</dl>
	);
}
