<?php

namespace Frontage\Forms\Starters;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Form templates: complete documents in the editor's language, ready to be stored and changed. */
final class StarterForms {

	/** The categories of the gallery, each with the names of its form templates. */
	private const CATEGORIES = [
		'general'      => [ 'contact', 'callback', 'department' ],
		'sales'        => [ 'quote', 'order', 'donation' ],
		'bookings'     => [ 'booking', 'appointment', 'event', 'rsvp' ],
		'support'      => [ 'support', 'return', 'file-drop' ],
		'feedback'     => [ 'feedback', 'review', 'survey', 'quiz' ],
		'applications' => [ 'job' ],
		'marketing'    => [ 'newsletter' ],
	];

	/** @return list<array{name: string, title: string, description: string, form: Form, category?: mixed}> */
	public static function list_starters(): array {
		$starters = [
			EnquiryStarters::contact(),
			OrderStarters::quote(),
			EnquiryStarters::callback(),
			EnquiryStarters::department(),
			OrderStarters::booking(),
			ServiceStarters::appointment(),
			OrderStarters::event(),
			ServiceStarters::rsvp(),
			OrderStarters::order(),
			FeedbackStarters::newsletter(),
			FeedbackStarters::job(),
			ServiceStarters::file_drop(),
			EnquiryStarters::support(),
			ServiceStarters::return_request(),
			ServiceStarters::donation(),
			FeedbackStarters::feedback(),
			ServiceStarters::review(),
			FeedbackStarters::survey(),
			FeedbackStarters::quiz(),
			FeedbackStarters::blank(),
		];
		/**
		 * Filters the templates for new forms. `category` is one of general, sales, bookings, support, feedback, applications and
		 * marketing, or a name of your own, which is then the label in the gallery.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array{name: string, title: string, description: string, form: Form, category?: string}> $starters
		 */
		$filtered       = apply_filters( 'frontage_forms_starters', $starters );
		$valid_starters = [];
		foreach ( is_array( $filtered ) ? $filtered : $starters as $starter ) {
			if ( self::is_starter( $starter ) ) {
				$valid_starters[] = $starter;
			}
		}
		return $valid_starters;
	}

	/**
	 * The category of a template in the gallery.
	 *
	 * @param array{name: string, title: string, description: string, form: Form, category?: mixed} $starter
	 */
	public static function category_of( array $starter ): string {
		if ( is_string( $starter['category'] ?? null ) ) {
			return $starter['category'];
		}
		foreach ( self::CATEGORIES as $category => $names ) {
			if ( in_array( $starter['name'], $names, true ) ) {
				return $category;
			}
		}
		return 'general';
	}

	/** @phpstan-assert-if-true array{name: string, title: string, description: string, form: Form, category?: mixed} $starter */
	private static function is_starter( mixed $starter ): bool {
		return is_array( $starter ) && is_string( $starter['name'] ?? null ) && is_string( $starter['title'] ?? null )
			&& is_string( $starter['description'] ?? null ) && ( $starter['form'] ?? null ) instanceof Form;
	}
}
