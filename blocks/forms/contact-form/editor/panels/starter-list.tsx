import apiFetch from '@wordpress/api-fetch';
import { Notice, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failed } from '@frontage/editor';
import { Gallery, type Beginning } from '@frontage/editor/gallery';
import type { FormDocument } from '../form-document';
import { useCreateForm } from './data/form-entity';

export type Starter = Beginning & { form: FormDocument; category: string };

/** The form templates; undefined while they load. */
export function useStarters() {
	const [ starters, setStarters ] = useState< Starter[] | 'failed' >();
	const again = useCallback( () => {
		setStarters( undefined );
		apiFetch< Starter[] >( { path: '/frontage/v1/contact-forms/starters' } ).then( setStarters, () =>
			setStarters( 'failed' )
		);
	}, [] );
	useEffect( again, [ again ] );
	return { starters, again };
}

/** Form templates; one click creates one. */
export function Starters( { onCreate }: { onCreate: ( address: string ) => void } ) {
	const create = useCreateForm();
	const [ making, setMaking ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );
	const make = async ( starter: Starter ) => {
		setMaking( starter.name );
		setFailure( '' );
		try {
			onCreate( ( await create( starter.form ) ).hash );
		} catch ( error ) {
			setFailure(
				error instanceof Object && 'message' in error
					? String( error.message )
					: __( 'Could not create the form.', 'frontage-forms' )
			);
			setMaking( '' );
		}
	};
	return (
		<fieldset className="fr-contact-form__starters">
			<legend>{ __( 'Create a new form', 'frontage-forms' ) }</legend>
			{ failure && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			<StarterGallery making={ making } onChoose={ ( starter ) => void make( starter ) } />
		</fieldset>
	);
}

/** The gallery of form templates with its loading and error states. */
export function StarterGallery( { making, onChoose }: { making: string; onChoose: ( starter: Starter ) => void } ) {
	const { starters, again } = useStarters();
	if ( starters === 'failed' ) {
		return (
			<Failed again={ __( 'Try again', 'frontage-forms' ) } onAgain={ again }>
				{ __( 'Could not load the templates.', 'frontage-forms' ) }
			</Failed>
		);
	}
	return starters ? (
		<Gallery
			items={ starters }
			making={ making }
			onChoose={ onChoose }
			words={ {
				search: __( 'Search templates', 'frontage-forms' ),
				none: __( 'No templates found.', 'frontage-forms' ),
			} }
		/>
	) : (
		<Spinner />
	);
}
