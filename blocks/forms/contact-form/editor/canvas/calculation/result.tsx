import { __ } from '@wordpress/i18n';
import { useFormContext } from '../hooks/form-context';
import type { ControlProps } from '../edit-props';
import { formulaOf, reckon, written } from './sample-answers';
import { useStanding } from '../hooks/use-fields';

/** The result of a calculation for the sample values, formatted as for visitors; the formula while there is no result. */
export function Result( { field, clientId }: Pick< ControlProps, 'field' > & { clientId: string } ) {
	const { samples, conditions, locale } = useFormContext();
	const { result } = reckon( field, { all: useStanding( clientId ), conditions, samples, locale } );
	return (
		<span className="wpcf7-form-control wpcf7-calculation">
			{ written( result, field, locale ) || (
				<code dir="ltr">= { formulaOf( field ) || __( 'No formula', 'frontage-forms' ) }</code>
			) }
		</span>
	);
}
