import apiFetch from '@wordpress/api-fetch';
import { Button, Notice, SearchControl, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormDocument } from '../form-document';
import { useCreateForm } from './entity';

type Starter = {
	name: string;
	title: string;
	description: string;
	/** Address of a drawing of it, and what that shows; a plugin's own answer may lack them. */
	picture?: string;
	shows?: string;
	form: FormDocument;
};

/** Forms to begin with; one click makes one. */
export function Starters( { onCreate }: { onCreate: ( address: string ) => void } ) {
	const create = useCreateForm();
	const [ starters, setStarters ] = useState< Starter[] >();
	const [ search, setSearch ] = useState( '' );
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
	const words = search.trim().toLocaleLowerCase();
	const found = starters?.filter( ( { title, description, shows } ) =>
		`${ title } ${ description } ${ shows }`.toLocaleLowerCase().includes( words )
	);
	return (
		<fieldset className="fr-contact-form__starters">
			<legend>{ __( 'Start a new form', 'frontage-forms' ) }</legend>
			{ failure && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ ! starters && ! failure && <Spinner /> }
			{ starters && (
				<SearchControl
					label={ __( 'Search starters', 'frontage-forms' ) }
					placeholder={ __( 'Search starters', 'frontage-forms' ) }
					value={ search }
					onChange={ setSearch }
				/>
			) }
			<p role="status">{ found?.length === 0 && __( 'No starter holds these words.', 'frontage-forms' ) }</p>
			<ul>
				{ found?.map( ( starter ) => (
					<li key={ starter.name }>
						<Button
							isBusy={ making === starter.name }
							disabled={ making !== '' }
							accessibleWhenDisabled
							description={ starter.shows ?? '' }
							onClick={ () => make( starter ) }
						>
							{ /* What it shows is the button's description. */ }
							<img src={ starter.picture } alt="" />
							<strong>{ starter.title }</strong>
							<span>{ starter.description }</span>
						</Button>
					</li>
				) ) }
			</ul>
		</fieldset>
	);
}
