<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\SubmissionStore\SubmissionStatistics;
use Frontage\Kit\Admin\NewPageLink;

defined( 'ABSPATH' ) || exit;

/** Rows of the list of forms, with everything an owner wants to see at a glance. */
final class FormListItems {

	/** @param list<\WP_Post> $posts */
	public function __construct( private readonly array $posts ) {}

	/** @return list<array<string, mixed>> One row per form, in the same order. */
	public function list_rows(): array {
		$forms    = array_map( [ FormRepository::class, 'from_post' ], $this->posts );
		$usage    = new FormUsage( $forms );
		$received = InboxCapabilities::may_read() ? SubmissionStatistics::count_per_form( array_map( static fn ( Form $form ): int => $form->id, $forms ) ) : [];
		$lines    = [];
		foreach ( $this->posts as $index => $post ) {
			$form    = $forms[ $index ];
			$lines[] = [
				'id'        => $form->id,
				'title'     => $form->title,
				'address'   => substr( $form->hash, 0, FormRepository::ADDRESS_LENGTH ),
				'shortcode' => self::shortcode( $form ),
				'trashed'   => 'trash' === $post->post_status,
				'changed'   => self::format_time( $post->post_modified_gmt ),
				'uses'      => $usage->find_pages( $form->id ),
				'unread'    => $received[ $form->id ]['unread'] ?? null,
				'last'      => self::format_time( $received[ $form->id ]['last'] ?? '' ),
				...$this->editor_details( $form ),
			];
		}
		return $lines;
	}

	/** The form's shortcode; a form without a hash is identified by its ID. */
	public static function shortcode( Form $form ): string {
		$address = '' === $form->hash ? (string) $form->id : substr( $form->hash, 0, FormRepository::ADDRESS_LENGTH );
		return sprintf( '[contact-form-7 id="%s" title="%s"]', $address, str_replace( [ '"', '[', ']' ], [ '&quot;', '&#91;', '&#93;' ], $form->title ) );
	}

	/** URL of the screen that edits a form's template as code; the original's screen has the same URL. */
	public static function code_screen_url( int $id ): string {
		return admin_url( 'admin.php?page=' . FormFormat::SCREEN . "&post=$id&action=edit" );
	}

	/** URL that creates a page with the form, where its fields can be edited; empty without permission to publish pages. */
	public static function new_page_url( Form $form ): string {
		if ( '' === $form->hash || ! current_user_can( 'publish_pages' ) ) {
			return '';
		}
		$attributes = [ 'form' => substr( $form->hash, 0, FormRepository::ADDRESS_LENGTH ) ];
		return NewPageLink::url( $form->title, get_comment_delimited_block_content( 'frontage/contact-form', $attributes, '' ) );
	}

	/** @return array{mayEdit: bool, mails: string, edit: string, inbox: string, problems: array{errors: int, warnings: int}|null} */
	private function editor_details( Form $form ): array {
		$is_allowed = current_user_can( FormFormat::CAP_EDIT, $form->id );
		return [
			'mayEdit'  => $is_allowed,
			'mails'    => $is_allowed ? self::mail_state( $form ) : '',
			'edit'     => $is_allowed ? InboxScreen::builder_url( $form->id ) : '',
			'inbox'    => InboxCapabilities::may_read() ? InboxScreen::url() . '&form=' . $form->id : '',
			'problems' => $is_allowed ? self::count_problems( $form ) : null,
		];
	}

	/** What the owner may have forgotten: `off` when no email is sent, `demo` when messages are not stored, either; else ''. */
	private static function mail_state( Form $form ): string {
		return match ( true ) {
			$form->is_on( 'demo_mode' ) => 'demo',
			$form->is_on( 'skip_mail' ) => 'off',
			default                     => '',
		};
	}

	/** @return array{errors: int, warnings: int} */
	private static function count_problems( Form $form ): array {
		$problems = ( new FormChecker() )->check( $form );
		$errors   = count( array_filter( $problems, static fn ( FormProblem $problem ): bool => FormProblem::ERROR === $problem->level ) );
		return [
			'errors'   => $errors,
			'warnings' => count( $problems ) - $errors,
		];
	}

	/** @return array{utc: string, text: string}|null */
	private static function format_time( string $utc ): ?array {
		$time = '' === $utc || str_starts_with( $utc, '0000' ) ? false : strtotime( $utc . ' UTC' );
		if ( false === $time ) {
			return null;
		}
		$format = get_option( 'date_format' );
		return [
			'utc'  => gmdate( 'Y-m-d\TH:i:s\Z', $time ),
			/* translators: %s: a stretch of time, such as "3 hours". */
			'text' => time() - $time < WEEK_IN_SECONDS ? sprintf( __( '%s ago', 'frontage-forms' ), human_time_diff( $time ) ) : (string) wp_date( is_string( $format ) ? $format : 'Y-m-d', $time ),
		];
	}
}
