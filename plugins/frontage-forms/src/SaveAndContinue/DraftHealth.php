<?php

declare( strict_types=1 );

namespace Frontage\Forms\SaveAndContinue;

use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Inbox\MessagePresenter;

defined( 'ABSPATH' ) || exit;

/** Site Health test for drafts: whether one was deleted before it expired to make room for another. */
final class DraftHealth {

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		$tests['direct']['frontage_forms_drafts'] = [
			'label' => __( 'Forms can be continued on another device', 'frontage-forms' ),
			'test'  => [ self::class, 'test' ],
		];
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function test(): array {
		$forms = array_map( [ MessagePresenter::class, 'form_title' ], array_filter( array_keys( DraftRepository::given_up() ), static fn ( int $form ): bool => null !== get_post( $form ) ) );
		return [
			'label'       => $forms ? __( 'Some links to forms that were begun ended early', 'frontage-forms' ) : __( 'Forms can be continued on another device', 'frontage-forms' ),
			'status'      => $forms ? 'recommended' : 'good',
			'badge'       => [
				'label' => __( 'Contact forms', 'frontage-forms' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html(
				$forms
					? sprintf(
						/* translators: 1: a number such as "5,000", 2: titles of forms. */
						__( 'In the last 30 days all %1$s places for links of these forms were taken: %2$s. Each new link took the place of an older one, first of the network that had most of them. Visitors are rarely so many: somebody may be filling the places. A form that does not need such links can have “Continue on another device” switched off in its settings.', 'frontage-forms' ),
						number_format_i18n( DraftRepository::MOST ),
						implode( ', ', $forms )
					)
					: __( 'Every link that a visitor asked for was kept for as long as it said.', 'frontage-forms' )
			) . '</p>',
			'actions'     => $forms ? sprintf( '<p><a href="%s">%s</a></p>', esc_url( FormListScreen::url() ), esc_html__( 'See your forms', 'frontage-forms' ) ) : '',
			'test'        => 'frontage_forms_drafts',
		];
	}
}
