import { BaseControl, CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { typeOf } from '@frontage/editor/form-tags';
import { hasChoices, isOneOf, sentChoices } from '../../template/choices';
import type { Field } from '../../template/field';
import { plain } from '../../template/rename-references';
import { useFormContext } from '../hooks/form-context';
import { answersOf } from './sample-answers';

/** Sample values to test a formula; they are not stored. */
export function SampleValues( { fields }: { fields: Field[] } ) {
	return (
		<div className="fr-calculation__sample">
			{ fields.map( ( field ) => (
				<SampleValue key={ field.name } field={ field } />
			) ) }
		</div>
	);
}

function SampleValue( { field }: { field: Field } ) {
	const { samples, setSample } = useFormContext();
	const answers = answersOf( field, samples );
	const set = ( next: string[] ) => setSample( field.name, next );
	const label = plain( field.label?.text ) || field.name;
	const choices = sentChoices( field );
	if ( hasChoices( field ) ) {
		return ! isOneOf( field ) ? (
			<fieldset>
				<BaseControl.VisualLabel as="legend">{ label }</BaseControl.VisualLabel>
				{ choices.map( ( choice, place ) => (
					<CheckboxControl
						key={ place }
						label={ choice || '—' }
						checked={ answers.includes( choice ) }
						onChange={ ( isOn ) =>
							set( choices.filter( ( one ) => ( one === choice ? isOn : answers.includes( one ) ) ) )
						}
					/>
				) ) }
			</fieldset>
		) : (
			<SelectControl
				__next40pxDefaultSize
				label={ label }
				options={ [ ...new Set( [ '', ...choices ] ) ].map( ( value ) => ( {
					value,
					label: value || '—',
				} ) ) }
				value={ answers[ 0 ] ?? '' }
				onChange={ ( choice ) => set( choice ? [ choice ] : [] ) }
			/>
		);
	}
	return (
		<TextControl
			__next40pxDefaultSize
			type={ typeOf( field ).number === 'plain' && typeOf( field ).control !== 'name' ? 'number' : 'text' }
			step="any"
			label={ label }
			value={ answers[ 0 ] ?? '' }
			onChange={ ( text ) => set( text ? [ text ] : [] ) }
		/>
	);
}
