import { Button, Notice, Placeholder, SearchControl, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { envelope } from '@wordpress/icons';
import { Failed } from '@frontage/editor';
import { useForms, useMayCreate } from './data/form-entity';
import { Starters } from './starter-list';

/** The number of forms visible at once; with more there is a search field. */
const FEW = 5;

type Props = {
	/** Why a form has to be chosen, if the block had one before. */
	reason?: string;
	onChoose: ( address: string ) => void;
	onCancel?: ( () => void ) | undefined;
};

/** Lets the user choose a form: an existing one, listed first, or a new one. */
export function Chooser( { reason, onChoose, onCancel }: Props ) {
	const mayCreate = useMayCreate();
	const [ search, setSearch ] = useState( '' );
	const forms = useForms( search.trim() );
	const [ hasCome, setCome ] = useState( false );
	const isNew = ! hasCome && ! forms.records && ! forms.hasFailed; // Existing forms come first: loaded later, they would push the starters down.
	useEffect( () => setCome( ! isNew ), [ isNew ] );
	return (
		<Placeholder
			icon={ envelope }
			label={ __( 'Form', 'frontage-forms' ) }
			isColumnLayout
			className="fr-contact-form__chooser"
		>
			{ reason && (
				<Notice status="warning" isDismissible={ false }>
					{ reason }
				</Notice>
			) }
			{ isNew ? (
				<Spinner />
			) : (
				<>
					{ ( search || forms.records?.length !== 0 ) && (
						<ExistingForms forms={ forms } search={ search } onSearch={ setSearch } onChoose={ onChoose } />
					) }
					{ mayCreate && <Starters onCreate={ onChoose } /> }
				</>
			) }
			{ onCancel && (
				<Button variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'frontage-forms' ) }
				</Button>
			) }
		</Placeholder>
	);
}

type ExistingProps = Pick< Props, 'onChoose' > & {
	forms: ReturnType< typeof useForms >;
	search: string;
	onSearch: ( search: string ) => void;
};

/** The existing forms, with a search field where there are many. */
function ExistingForms( { forms, search, onSearch, onChoose }: ExistingProps ) {
	const { records, isResolving, hasFailed, again } = forms;
	return (
		<fieldset className="fr-contact-form__existing">
			<legend>{ __( 'Use an existing form', 'frontage-forms' ) }</legend>
			{ ( search || ( records?.length ?? 0 ) > FEW ) && (
				<SearchControl
					label={ __( 'Search forms', 'frontage-forms' ) }
					placeholder={ __( 'Search forms', 'frontage-forms' ) }
					value={ search }
					onChange={ onSearch }
				/>
			) }
			{ isResolving && <Spinner /> }
			{ hasFailed && (
				<Failed again={ __( 'Try again', 'frontage-forms' ) } onAgain={ again }>
					{ __( 'Could not load your forms.', 'frontage-forms' ) }
				</Failed>
			) }
			{ records?.length === 0 && <p>{ __( 'No forms found.', 'frontage-forms' ) }</p> }
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
