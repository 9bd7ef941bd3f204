import apiFetch from '@wordpress/api-fetch';
import { Button, Icon, Notice, Placeholder, SearchControl, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { calendar, envelope, megaphone, mobile, page, plus, receipt, send, upload } from '@wordpress/icons';
import type { FormDocument } from '../form-document';
import { useCreateForm, useForms, useMayCreate } from './entity';

type Starter = { name: string; title: string; description: string; form: FormDocument };

const ICONS: Record< string, typeof send > = {
	contact: send,
	quote: receipt,
	callback: mobile,
	newsletter: megaphone,
	job: upload,
	event: calendar,
	blank: plus,
};

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

function Starters( { onCreate }: { onCreate: ( address: string ) => void } ) {
	const create = useCreateForm();
	const [ starters, setStarters ] = useState< Starter[] >();
	const [ making, setMaking ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );
	useEffect( () => {
		let isShown = true;
		apiFetch< Starter[] >( { path: '/frontage/v1/contact-forms/starters' } ).then(
			( found ) => isShown && setStarters( found ),
			( error: { message?: string } ) =>
				isShown && setFailure( error.message ?? __( 'The starters cannot be loaded.', 'frontage-forms' ) )
		);
		return () => {
			isShown = false;
		};
	}, [] );
	const make = async ( starter: Starter ) => {
		setMaking( starter.name );
		setFailure( '' );
		try {
			onCreate( ( await create( starter.form ) ).hash );
		} catch ( error ) {
			setFailure(
				error instanceof Object && 'message' in error
					? String( error.message )
					: __( 'The form could not be made.', 'frontage-forms' )
			);
			setMaking( '' );
		}
	};
	return (
		<fieldset className="fr-contact-form__starters">
			<legend>{ __( 'Start a new form', 'frontage-forms' ) }</legend>
			{ failure && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ ! starters && ! failure && <Spinner /> }
			<ul>
				{ starters?.map( ( starter ) => (
					<li key={ starter.name }>
						<Button
							isBusy={ making === starter.name }
							disabled={ making !== '' }
							accessibleWhenDisabled
							onClick={ () => make( starter ) }
						>
							<Icon icon={ ICONS[ starter.name ] ?? page } />
							<strong>{ starter.title }</strong>
							<span>{ starter.description }</span>
						</Button>
					</li>
				) ) }
			</ul>
		</fieldset>
	);
}

/** Found by name: a site may have many. */
function ExistingForms( { onChoose }: { onChoose: ( address: string ) => void } ) {
	const [ search, setSearch ] = useState( '' );
	const { records, isResolving, hasResolved } = useForms( search.trim() );
	if ( hasResolved && ! records?.length && ! search ) {
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
			{ hasResolved && ! records?.length && <p>{ __( 'No form holds these words.', 'frontage-forms' ) }</p> }
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
