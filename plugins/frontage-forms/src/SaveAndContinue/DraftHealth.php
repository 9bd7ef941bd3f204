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
			'label' => __( 'Saved forms can be continued later', 'frontage-forms' ),
			'test'  => [ self::class, 'test' ],
		];
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function test(): array {
		$forms = array_map( [ MessagePresenter::class, 'form_title' ], array_filter( array_keys( DraftRepository::find_full_forms() ), static fn ( int $form ): bool => null !== get_post( $form ) ) );
		return [
			'label'       => $forms ? __( 'Some saved forms were deleted early', 'frontage-forms' ) : __( 'Saved forms can be continued later', 'frontage-forms' ),
			'status'      => $forms ? 'recommended' : 'good',
			'badge'       => [
				'label' => __( 'Forms', 'frontage-forms' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html(
				$forms
					? sprintf(
						/* translators: 1: a number such as "5,000", 2: titles of forms. */
						__( 'In the last 30 days, the limit of %1$s saved forms was reached for: %2$s. New links replaced older ones, starting with the busiest network. This is unusual and may be an attack. To stop it, turn off “Save and continue later” in the form settings.', 'frontage-forms' ),
						number_format_i18n( DraftRepository::MOST ),
						implode( ', ', $forms )
					)
					: __( 'All saved forms were stored for the promised time.', 'frontage-forms' )
			) . '</p>',
			'actions'     => $forms ? sprintf( '<p><a href="%s">%s</a></p>', esc_url( FormListScreen::url() ), esc_html__( 'View forms', 'frontage-forms' ) ) : '',
			'test'        => 'frontage_forms_drafts',
		];
	}
}
