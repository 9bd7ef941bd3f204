import apiFetch from '@wordpress/api-fetch';
import { Notice, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failed } from '@frontage/editor';
import { Gallery, type Beginning } from '@frontage/editor/gallery';
import type { FormDocument } from '../form-document';
import { useCreateForm } from './data/form-entity';

type Starter = Beginning & { form: FormDocument };

/** Starter forms; one click creates one. */
export function Starters( { onCreate }: { onCreate: ( address: string ) => void } ) {
	const create = useCreateForm();
	const [ starters, setStarters ] = useState< Starter[] | 'failed' >();
	const [ making, setMaking ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );
	const load = useCallback( () => {
		setStarters( undefined );
		apiFetch< Starter[] >( { path: '/frontage/v1/contact-forms/starters' } ).then( setStarters, () =>
			setStarters( 'failed' )
		);
	}, [] );
	useEffect( load, [ load ] );
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
			{ ! starters && <Spinner /> }
			{ starters === 'failed' && (
				<Failed again={ __( 'Try again', 'frontage-forms' ) } onAgain={ load }>
					{ __( 'Could not load the starter forms.', 'frontage-forms' ) }
				</Failed>
			) }
			{ Array.isArray( starters ) && (
				<Gallery
					items={ starters }
					making={ making }
					onChoose={ ( starter ) => void make( starter ) }
					words={ {
						search: __( 'Search starter forms', 'frontage-forms' ),
						none: __( 'No starter forms found.', 'frontage-forms' ),
					} }
				/>
			) }
		</fieldset>
	);
}
