import { Button, Notice, SlotFillProvider } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useForm } from '../panels/data/form-entity';
import { useStarters } from '../panels/starter-list';
import { Builder } from './builder';
import { useNewForm } from './data/new-form';
import type { ScreenProps } from './data/screen-props';
import { Frame } from './frame';
import { Templates } from './templates';

/** The form builder: a stored form, a new form from a template, or the templates. */
export function Screen( props: ScreenProps ) {
	let content = <Templates { ...props } />;
	if ( props.form ) {
		content = <StoredForm { ...props } />;
	} else if ( props.template ) {
		content = <NewForm { ...props } />;
	}
	return <SlotFillProvider>{ content }</SlotFillProvider>;
}

function StoredForm( props: ScreenProps ) {
	const found = useForm( String( props.form ) );
	switch ( found.status ) {
		case 'editable':
			return <Builder { ...props } record={ found.record } />;
		case 'loading':
			return <Loading { ...props } />;
		case 'failed':
			return (
				<Problem { ...props } onAgain={ found.again }>
					{ __( 'Could not load the form. Check your connection and try again.', 'frontage-forms' ) }
				</Problem>
			);
		default:
			return (
				<Problem { ...props }>
					{ __( 'This form no longer exists. It may be in the trash.', 'frontage-forms' ) }
				</Problem>
			);
	}
}

function NewForm( props: ScreenProps ) {
	const { starters, again } = useStarters();
	const starter = Array.isArray( starters ) ? starters.find( ( { name } ) => name === props.template ) : undefined;
	const record = useNewForm( starter?.form );
	if ( record ) {
		return <Builder { ...props } record={ record } />;
	}
	if ( starters === 'failed' ) {
		return (
			<Problem { ...props } onAgain={ again }>
				{ __( 'Could not load the templates. Check your connection and try again.', 'frontage-forms' ) }
			</Problem>
		);
	}
	if ( starters && ! starter ) {
		return (
			<Problem { ...props }>
				{ __( 'This template does not exist on this site. Choose another one.', 'frontage-forms' ) }
			</Problem>
		);
	}
	return <Loading { ...props } />;
}

/** Bars in place of the form; the header is there at once. */
function Loading( { list, form }: ScreenProps ) {
	return (
		<Frame list={ list } title={ form ? __( 'Edit form', 'frontage-forms' ) : __( 'Add form', 'frontage-forms' ) }>
			<div className="fr-form-builder__loading" aria-busy="true">
				<span className="screen-reader-text">{ __( 'Loading the form…', 'frontage-forms' ) }</span>
				<i />
				<i />
				<i />
			</div>
		</Frame>
	);
}

type ProblemProps = ScreenProps & { children: string; onAgain?: () => void };

function Problem( { list, url, form, children, onAgain }: ProblemProps ) {
	return (
		<Frame list={ list } title={ form ? __( 'Edit form', 'frontage-forms' ) : __( 'Add form', 'frontage-forms' ) }>
			<div className="fr-form-builder__page">
				<Notice status="error" isDismissible={ false }>
					{ children }
				</Notice>
				{ onAgain ? (
					<Button __next40pxDefaultSize variant="primary" onClick={ onAgain }>
						{ __( 'Try again', 'frontage-forms' ) }
					</Button>
				) : (
					<Button __next40pxDefaultSize variant="primary" href={ form ? list : url }>
						{ form ? __( 'All forms', 'frontage-forms' ) : __( 'Choose template', 'frontage-forms' ) }
					</Button>
				) }
			</div>
		</Frame>
	);
}
