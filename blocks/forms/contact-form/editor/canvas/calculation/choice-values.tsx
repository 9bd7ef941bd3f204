import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { sentChoices } from '../../template/choices';
import type { Field } from '../../template/field';
import { amountOf, idle, withPrice } from './sample-answers';

type Props = {
	field: Field;
	label: string;
	values: string[];
	onChange: ( values: string[], part: string ) => void;
};

/** The values of a field's choices in one calculation. */
export function Prices( { field, label, values, onChange }: Props ) {
	/* translators: %s: what a field is called. */
	const title = __( 'Choice values: %s', 'frontage-forms' );
	return (
		<fieldset className="fr-calculation__prices">
			<legend>{ sprintf( title, label ) }</legend>
			{ sentChoices( field ).map( ( choice, place ) => (
				<TextControl
					key={ place }
					__next40pxDefaultSize
					type="number"
					step="any"
					label={ choice || '—' }
					value={ amountOf( values, field.name, choice ) }
					placeholder={ String( Number( /^\s*[-+]?(?:\d+\.?\d*|\.\d+)/.exec( choice )?.[ 0 ] ?? 0 ) ) }
					onChange={ ( amount ) =>
						onChange( withPrice( values, field, place, amount ), `price ${ field.name } ${ place }` )
					}
				/>
			) ) }
		</fieldset>
	);
}

/** Values whose field or choice was removed: they have no effect and can be removed. */
export function Idle( {
	values,
	fields,
	name,
	onChange,
}: Pick< Props, 'values' > & { fields: Field[]; name: string; onChange: ( values: string[] ) => void } ) {
	const places = idle( values, fields, name );
	return places.length ? (
		<div className="fr-calculation__idle">
			<p>{ __( 'Values without a matching choice (not used):', 'frontage-forms' ) }</p>
			<ul>
				{ places.map( ( place ) => (
					<li key={ place }>
						<code>{ values[ place ] }</code>
						<Button
							size="small"
							icon={ closeSmall }
							/* translators: %s: a price that no choice has. */
							label={ sprintf( __( 'Remove %s', 'frontage-forms' ), values[ place ] ?? '' ) }
							onClick={ () => onChange( values.toSpliced( place, 1 ) ) }
						/>
					</li>
				) ) }
			</ul>
		</div>
	) : null;
}
