import { __ } from '@wordpress/i18n';
import { Rules } from '../../canvas/settings/condition-rules';
import type { FormMail } from '../../form-document';
import type { Field } from '../../template/field';
import { helpFor } from '../data/form-problems';
import type { Preview } from '../data/use-preview';
import type { SetMail } from './email-labels';

type Props = { mail: FormMail; fields: Field[]; preview: Preview; set: SetMail };

/** The conditions under which an email is sent. */
export function MailConditions( { mail: { part, any, rules }, fields, preview, set }: Props ) {
	const wrong = helpFor( preview.problems, `${ part }.rules` );
	return (
		<fieldset className="fr-form-mail__part">
			<legend>{ __( 'Send if', 'frontage-forms' ) }</legend>
			{ ! rules.length && <p>{ __( 'Always, unless you add a condition.', 'frontage-forms' ) }</p> }
			<Rules
				when={ { hide: false, any, rules } }
				isField
				fields={ fields }
				set={ ( { any: oneIsEnough, rules: next }, field ) =>
					set(
						{
							...( oneIsEnough !== undefined && { any: oneIsEnough } ),
							...( next && { rules: next } ),
						},
						field
					)
				}
			/>
			{ wrong && <p className="fr-form-mail__wrong">{ wrong }</p> }
		</fieldset>
	);
}
