import { Button, Notice, Placeholder, SearchControl, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { envelope } from '@wordpress/icons';
import { Failed } from '@frontage/editor';
import { useForms, useMayCreate } from './entity';
import { Starters } from './starters';

type Props = {
	/** Why there is a choice to make, when there was a form before. */
	reason?: string;
	onChoose: ( address: string ) => void;
	onCancel?: ( () => void ) | undefined;
};

/** Asks which form to show: one of the site's, or a new one. */
export function Chooser( { reason, onChoose, onCancel }: Props ) {
	const mayCreate = useMayCreate();
	return (
		<Placeholder
			icon={ envelope }
			label={ __( 'Contact form', 'frontage-forms' ) }
			isColumnLayout
			className="fr-contact-form__chooser"
		>
			{ reason && (
				<Notice status="warning" isDismissible={ false }>
					{ reason }
				</Notice>
			) }
			{ mayCreate && <Starters onCreate={ onChoose } /> }
			<ExistingForms onChoose={ onChoose } />
			{ onCancel && (
				<Button variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'frontage-forms' ) }
				</Button>
			) }
		</Placeholder>
	);
}

/** Found by name: a site may have many. */
function ExistingForms( { onChoose }: { onChoose: ( address: string ) => void } ) {
	const [ search, setSearch ] = useState( '' );
	const { records, isResolving, hasFailed, again } = useForms( search.trim() );
	if ( records?.length === 0 && ! search ) {
		return null;
	}
	return (
		<fieldset className="fr-contact-form__existing">
			<legend>{ __( 'Or use one of your forms', 'frontage-forms' ) }</legend>
			<SearchControl
				label={ __( 'Search forms', 'frontage-forms' ) }
				placeholder={ __( 'Search forms', 'frontage-forms' ) }
				value={ search }
				onChange={ setSearch }
			/>
			{ isResolving && <Spinner /> }
			{ hasFailed && (
				<Failed again={ __( 'Try again', 'frontage-forms' ) } onAgain={ again }>
					{ __( 'Your forms could not be loaded.', 'frontage-forms' ) }
				</Failed>
			) }
			{ records?.length === 0 && <p>{ __( 'No form holds these words.', 'frontage-forms' ) }</p> }
			<ul>
				{ records?.map( ( { hash, title } ) => (
					<li key={ hash }>
						<Button size="compact" icon={ envelope } onClick={ () => onChoose( hash ) }>
							{ decodeEntities( title ) }
						</Button>
					</li>
				) ) }
			</ul>
		</fieldset>
	);
}
