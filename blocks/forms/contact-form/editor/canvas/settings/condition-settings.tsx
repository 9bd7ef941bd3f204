import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readConditions, whenOf, withWhen, writeConditions, type When } from '../../template/conditions';
import { isInMail } from '../../template/rename-references';
import { useFormContext } from '../hooks/form-context';
import { Rules } from './condition-rules';

type Props = {
	/** The name of the group or field. */
	target: string;
	isField?: boolean;
	/** Fields that cannot be used: those inside the group, the field itself. */
	isOut: ( clientId: string ) => boolean;
};

/** Settings for when a group is shown, or a field required, depending on other fields. */
export function WhenSettings( { target, isField = false, isOut }: Props ) {
	const { conditions, changeConditions, fields } = useFormContext();
	const [ said, say ] = useState< Partial< When > >( {} );
	const all = readConditions( conditions );
	const when = whenOf( all, target, isField ? { ...said, hide: false } : said );
	const offered = fields().filter( ( { id, field } ) => ! isOut( id ) && isInMail( field ) );
	const set = ( next: Partial< When >, part = '' ) => {
		const now = { hide: false, any: false, rules: [], ...when, ...next };
		say( { hide: now.hide, any: now.any } );
		changeConditions( writeConditions( withWhen( all, target, now ) ), part && `when ${ target } ${ part }` );
	};
	const title = isField ? __( 'Conditionally required', 'frontage-forms' ) : __( 'Conditions', 'frontage-forms' );
	return (
		<InspectorControls>
			<PanelBody title={ title } initialOpen={ ! isField || Boolean( when?.rules.length ) }>
				{ when ? (
					<Rules
						when={ when }
						isField={ isField }
						fields={ offered.map( ( { field } ) => field ) }
						set={ set }
					/>
				) : (
					<AsText
						key={ conditions }
						text={ writeConditions( all.filter( ( one ) => one.target === target ) ) }
						onText={ ( text ) => {
							const own = readConditions( text ).filter( ( one ) => one.target === target );
							const others = all.filter( ( one ) => one.target !== target );
							changeConditions( writeConditions( [ ...others, ...own ] ) );
						} }
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

/** Applied when typing is finished: half a line is not valid. */
function AsText( { text, onText }: { text: string; onText: ( text: string ) => void } ) {
	const [ typed, setTyped ] = useState( text );
	return (
		<TextareaControl
			label={ __( 'Conditions as text', 'frontage-forms' ) }
			help={ __( 'One matching “show” line is enough. Its “and” lines must match too.', 'frontage-forms' ) }
			className="fr-contact-form__code"
			rows={ 8 }
			value={ typed }
			onChange={ setTyped }
			onBlur={ () => typed !== text && onText( typed ) }
		/>
	);
}
