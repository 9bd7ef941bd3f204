import { __, _n, sprintf } from '@wordpress/i18n';
import { ofMail, ofTemplate } from '../panels/data/form-problems';
import type { Problem } from '../panels/data/use-preview';
import { TABS, tabAddress, type Tab } from './data/use-tab';

type Props = { open: Tab; problems: Problem[]; onOpen: ( tab: Tab ) => void };

/** How many errors a tab shows. */
export function countProblems( tab: Tab, problems: Problem[] ): number {
	const isHere: Partial< Record< Tab, ( problem: Problem ) => boolean > > = {
		build: ofTemplate,
		email: ofMail,
		confirmation: ( { part } ) => /^(after|messages)\b/.test( part ),
		settings: ( { part } ) => part.startsWith( 'additional_settings' ),
	};
	return problems.filter( ( problem ) => problem.level === 'error' && isHere[ tab ]?.( problem ) ).length;
}

/** The tabs of a form as links: each has an address, and opens without loading the screen again. */
export function Tabs( { open, problems, onOpen }: Props ) {
	const labels: Record< Tab, string > = {
		build: __( 'Build', 'frontage-forms' ),
		email: __( 'Email', 'frontage-forms' ),
		confirmation: __( 'Confirmation', 'frontage-forms' ),
		settings: __( 'Settings', 'frontage-forms' ),
		code: __( 'Code', 'frontage-forms' ),
	};
	return (
		<nav className="fr-form-builder__tabs" aria-label={ __( 'Form', 'frontage-forms' ) }>
			{ TABS.map( ( tab ) => {
				const count = countProblems( tab, problems );
				return (
					<a
						key={ tab }
						href={ tabAddress( tab ) }
						aria-current={ tab === open ? 'page' : undefined }
						onClick={ ( event ) => {
							if ( ! ( event.ctrlKey || event.metaKey || event.shiftKey ) ) {
								event.preventDefault();
								onOpen( tab );
							}
						} }
					>
						{ labels[ tab ] }
						{ count > 0 && (
							<span className="fr-form-builder__count">
								<span aria-hidden="true">{ count }</span>
								<span className="screen-reader-text">
									{
										/* translators: %d: number of problems. */
										sprintf( _n( '%d problem', '%d problems', count, 'frontage-forms' ), count )
									}
								</span>
							</span>
						) }
					</a>
				);
			} ) }
		</nav>
	);
}
