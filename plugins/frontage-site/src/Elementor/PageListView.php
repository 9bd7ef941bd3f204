<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Admin\StepForm;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Lists all pages made with Elementor, with their conversion status. */
final class PageListView {

	/** Done: the draft that the page has was skipped. */
	public const SKIPPED = 'skip';

	public static function show( string $problem, string $done, int $of ): void {
		MoveScreen::print_header( ElementorScreen::url() );
		self::notices( $problem, $done, $of );
		$pages = ElementorPages::all();
		$open  = count( array_filter( $pages, static fn ( WP_Post $page ): bool => ! PageReplacement::is_replaced( $page->ID ) ) );
		$title = $pages ? __( 'Pages made with Elementor', 'frontage-site' ) : __( 'No Elementor pages found on this site', 'frontage-site' );
		/* translators: 1: number of replaced pages, 2: number of all pages */
		$pill = sprintf( __( '%1$s of %2$s replaced', 'frontage-site' ), number_format_i18n( count( $pages ) - $open ), number_format_i18n( count( $pages ) ) );
		MoveScreen::open_card( 'frontage-move-pages', $title, $pages ? __( 'Converting creates a draft with blocks. A page changes only when you select “Replace page”, and “Back to Elementor” restores it.', 'frontage-site' ) : __( 'You can still convert a template exported on another site.', 'frontage-site' ), $pages ? $pill : '', $open ? 'is-warning' : '' );
		if ( $pages ) {
			echo '<p>' . esc_html__( 'Not converted: hover and scroll effects, custom CSS, and scripts. The review lists them for each page.', 'frontage-site' ) . '</p>';
			self::table( $pages );
		}
		echo '</section>';
		self::upload_form();
	}

	/** What was found, for the tab. */
	public static function count_text(): string {
		$count = ElementorPages::count();
		/* translators: %s: number of pages */
		return $count ? sprintf( _n( '%s page', '%s pages', $count, 'frontage-site' ), number_format_i18n( $count ) ) : __( 'not found', 'frontage-site' );
	}

	private static function notices( string $problem, string $done, int $of ): void {
		$message = match ( $done ) {
			self::SKIPPED => ConversionMessages::skipped_draft_notice( $of ),
			'take'        => __( 'The page now uses blocks. The previous content is kept as a revision.', 'frontage-site' ),
			'back'        => __( 'The page uses Elementor again.', 'frontage-site' ),
			default       => '',
		};
		[ $url, $label ] = self::SKIPPED === $done ? [ get_edit_post_link( $of ), __( 'Open draft', 'frontage-site' ) ] : [ get_permalink( $of ), __( 'View page', 'frontage-site' ) ];
		if ( '' !== $problem ) {
			StepForm::print_error( $problem );
		} elseif ( '' !== $message && current_user_can( 'edit_post', $of ) ) {
			printf( '<div class="notice notice-success" role="status"><p>%s <a href="%s">%s</a></p></div>', esc_html( $message ), esc_url( (string) $url ), esc_html( $label ) );
		}
	}

	/** @param list<WP_Post> $pages */
	private static function table( array $pages ): void {
		MoveScreen::open_table( [ __( 'Page', 'frontage-site' ), __( 'Status', 'frontage-site' ), __( 'Next', 'frontage-site' ) ] );
		foreach ( $pages as $page ) {
			$draft       = ElementorPages::draft_of( $page->ID );
			$is_replaced = PageReplacement::is_replaced( $page->ID );
			$title       = '' === $page->post_title ? __( '(no title)', 'frontage-site' ) : $page->post_title;
			$state       = get_post_status_object( $page->post_status );
			$far         = match ( true ) {
				$is_replaced     => __( 'Replaced', 'frontage-site' ),
				$draft > 0 => __( 'Draft created', 'frontage-site' ),
				default    => __( 'Elementor', 'frontage-site' ),
			};
			printf( '<tr><th scope="row"><a href="%s">%s</a>%s</th><td>%s</td><td>', esc_url( (string) get_edit_post_link( $page->ID ) ), esc_html( $title ), 'publish' === $page->post_status || ! $state ? '' : ' — ' . esc_html( (string) $state->label ), esc_html( $far ) );
			self::page_actions( $page, $draft, $is_replaced, $title );
			echo '</td></tr>';
		}
		echo '</tbody></table>';
	}

	private static function page_actions( WP_Post $page, int $draft, bool $is_replaced, string $title ): void {
		if ( $is_replaced ) {
			self::button( 'back', $page->ID, __( 'Back to Elementor', 'frontage-site' ), $title, '' );
			return;
		}
		echo '<div class="frontage-move__actions">';
		// Links to the preview, where converting starts.
		printf( '<a class="button %s" href="%s">%s<span class="screen-reader-text"> %s</span></a>', esc_attr( $draft ? '' : 'button-primary' ), esc_url( ElementorScreen::url( [ 'look' => $page->ID ] ) ), esc_html( $draft ? __( 'Convert again', 'frontage-site' ) : __( 'Review', 'frontage-site' ) ), esc_html( $title ) );
		if ( $draft ) {
			printf( '<a class="button" href="%s">%s<span class="screen-reader-text"> %s</span></a>', esc_url( (string) get_edit_post_link( $draft ) ), esc_html__( 'Open draft', 'frontage-site' ), esc_html( $title ) );
			self::button( 'take', $page->ID, __( 'Replace page', 'frontage-site' ), $title, 'button-primary' );
		}
		echo '</div>';
	}

	/** A button for a step that changes something. */
	public static function button( string $step, int $page, string $label, string $title, string $class ): void {
		echo '<form method="post" action="' . esc_url( ElementorScreen::url() ) . '">';
		ElementorScreen::fields( $step, $page );
		printf( '<button type="submit" class="button %s">%s<span class="screen-reader-text"> %s</span></button></form>', esc_attr( $class ), esc_html( $label ), esc_html( $title ) );
	}

	private static function upload_form(): void {
		MoveScreen::open_card( 'frontage-move-template', __( 'Template from another site', 'frontage-site' ), '' );
		echo '<form method="post" enctype="multipart/form-data" action="' . esc_url( ElementorScreen::url() ) . '">';
		ElementorScreen::fields( 'file' );
		printf( '<p><label for="frontage-elementor-file">%s</label></p><p><input type="file" id="frontage-elementor-file" name="%s" accept=".json" required></p><p><button type="submit" class="button">%s</button></p></form></section>', esc_html__( 'Upload a file exported from Elementor (Templates → Export template) to create a draft page.', 'frontage-site' ), esc_attr( ElementorScreen::FILE ), esc_html__( 'Review', 'frontage-site' ) );
	}
}
