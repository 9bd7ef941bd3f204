<?php

declare( strict_types=1 );

namespace Frontage\Forms\Starters;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Form templates for quotes, bookings, events and orders. */
final class OrderStarters extends StarterForm {

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function quote(): array {
		$services = self::choices( __( 'Consulting', 'frontage-forms' ), __( 'Planning', 'frontage-forms' ), __( 'Installation', 'frontage-forms' ), __( 'Other', 'frontage-forms' ) );
		return self::starter(
			'quote',
			__( 'Quote request', 'frontage-forms' ),
			__( 'Service, deadline, files, and consent.', 'frontage-forms' ),
			[
				self::name_field(),
				self::email_field(),
				self::phone_field(),
				self::label( __( 'What do you need?', 'frontage-forms' ), '[select* service include_blank ' . $services . ']' ),
				self::label( __( 'When do you need it? (optional)', 'frontage-forms' ), '[date wanted-by min:today]' ),
				self::label( __( 'Tell us about it', 'frontage-forms' ), '[textarea* details x6]' ),
				self::label( __( 'Drawings or photos (optional)', 'frontage-forms' ), '[mfile drawings limit:20971520 filetypes:pdf|jpg|jpeg|png|heic max-file:5]' ),
				self::answer_consent(),
				'[acceptance news optional]' . self::content( __( 'You may also send me your newsletter.', 'frontage-forms' ) ) . '[/acceptance]',
				self::submit( __( 'Request a quote', 'frontage-forms' ) ),
			],
			self::mail(
				__( 'Quote request from [your-name]', 'frontage-forms' ),
				[
					self::name(),
					self::email(),
					self::phone(),
					self::line( __( 'Service', 'frontage-forms' ), '[service]' ),
					self::line( __( 'Deadline', 'frontage-forms' ), '[wanted-by]' ),
					'',
					'[details]',
					'',
					self::line( __( 'Drawings or photos', 'frontage-forms' ), '[drawings]' ),
					'',
					'[privacy]',
					'[news]',
				]
			)
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function booking(): array {
		$yes_label = __( 'Yes', 'frontage-forms' );
		$no_label  = __( 'No', 'frontage-forms' );
		return self::starter(
			name: 'booking',
			title: __( 'Booking request', 'frontage-forms' ),
			description: __( 'Dates and number of guests.', 'frontage-forms' ),
			template: [
				self::name_field(),
				self::email_field(),
				self::phone_field(),
				self::columns( self::label( __( 'Arrival', 'frontage-forms' ), '[date* arrival min:today]' ), self::label( __( 'Departure', 'frontage-forms' ), '[date* departure min:today+1_day]' ) ),
				self::label( __( 'How many guests?', 'frontage-forms' ), '[number* people min:1 max:50 "2"]' ),
				self::question( __( 'Are you bringing children?', 'frontage-forms' ), '[radio children use_label_element default:1 ' . self::choices( $no_label, $yes_label ) . ']' ),
				self::group( 'with-children', self::label( __( 'How old are they?', 'frontage-forms' ), '[text* ages]' ) ),
				self::label( __( 'Special requests (optional)', 'frontage-forms' ), '[textarea wishes x4]' ),
				self::answer_consent(),
				self::submit( __( 'Request booking', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'Booking request from [your-name], [arrival]', 'frontage-forms' ),
				[
					self::name(),
					self::email(),
					self::phone(),
					self::line( __( 'Arrival', 'frontage-forms' ), '[arrival]' ),
					self::line( __( 'Departure', 'frontage-forms' ), '[departure]' ),
					self::line( __( 'Guests', 'frontage-forms' ), '[people]' ),
					self::line( __( 'Children', 'frontage-forms' ), '[children]' ),
					self::line( __( 'Ages', 'frontage-forms' ), '[ages]' ),
					'',
					'[wishes]',
					'',
					'[privacy]',
				]
			),
			conditions: [ self::show_when_equal( 'with-children', 'children', $yes_label ) ]
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function event(): array {
		$meal_choices = self::choices( __( 'No preference', 'frontage-forms' ), __( 'Vegetarian', 'frontage-forms' ), __( 'Vegan', 'frontage-forms' ), __( 'No meal', 'frontage-forms' ) );
		return self::starter(
			name: 'event',
			title: __( 'Event registration', 'frontage-forms' ),
			description: __( 'Guests, their names, and meal choices.', 'frontage-forms' ),
			template: [
				self::name_field(),
				self::email_field(),
				self::label( __( 'How many of you are coming?', 'frontage-forms' ), '[number* people min:1 max:20 "1"]' ),
				self::group( 'with-others', self::label( __( 'Names of other guests', 'frontage-forms' ), '[textarea* others x3]' ) ),
				self::question( __( 'What would you like to eat?', 'frontage-forms' ), "[radio meal use_label_element default:1 $meal_choices]" ),
				self::label( __( 'Anything we should know? (optional)', 'frontage-forms' ), '[textarea wishes x3]' ),
				self::consent( 'privacy', __( 'You may keep our details until the event is over.', 'frontage-forms' ) ),
				self::submit( __( 'Register', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'Registration from [your-name], [people] in total', 'frontage-forms' ),
				[
					self::name(),
					self::email(),
					self::line( __( 'Guests', 'frontage-forms' ), '[people]' ),
					self::line( __( 'Meal', 'frontage-forms' ), '[meal]' ),
					'',
					'[others]',
					'',
					'[wishes]',
					'',
					'[privacy]',
				]
			),
			conditions: [ self::show_when_equal( 'with-others', 'people', '1', 'greater than' ) ]
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function order(): array {
		$fetch = __( 'Pickup', 'frontage-forms' );
		$send  = __( 'Home delivery', 'frontage-forms' );
		return self::starter(
			name: 'order',
			title: __( 'Order', 'frontage-forms' ),
			description: __( 'Quantities, pickup or delivery, and the total price.', 'frontage-forms' ),
			template: [
				self::question(
					__( 'How many would you like?', 'frontage-forms' ),
					self::columns(
						self::label( __( 'Small box', 'frontage-forms' ), '[number small-box min:0 max:99 "0"]' ),
						self::label( __( 'Large box', 'frontage-forms' ), '[number large-box min:0 max:99 "0"]' ),
						self::label( __( 'Gift box', 'frontage-forms' ), '[number gift-box min:0 max:99 "0"]' )
					)
				),
				self::name_field(),
				self::email_field(),
				self::question( __( 'How would you like to receive it?', 'frontage-forms' ), '[radio delivery use_label_element default:1 ' . self::choices( $fetch, $send ) . ']' ),
				self::group( 'to-send', self::label( __( 'Street, city, and ZIP code', 'frontage-forms' ), '[textarea* address x3 autocomplete:street-address]' ) ),
				self::label( __( 'Total including delivery', 'frontage-forms' ), '[calculation total "small-box * 12 + large-box * 20 + gift-box * 35 + delivery" ' . self::choice_numbers( 'delivery', [ $fetch, $send ], [ 0, 5 ] ) . ']' ),
				self::label( __( 'Anything else? (optional)', 'frontage-forms' ), '[textarea wishes x3]' ),
				self::answer_consent(),
				self::submit( __( 'Place order', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'Order from [your-name]', 'frontage-forms' ),
				[
					self::line( __( 'Small box', 'frontage-forms' ), '[small-box]' ),
					self::line( __( 'Large box', 'frontage-forms' ), '[large-box]' ),
					self::line( __( 'Gift box', 'frontage-forms' ), '[gift-box]' ),
					'',
					self::name(),
					self::email(),
					self::line( __( 'Delivery', 'frontage-forms' ), '[delivery]' ),
					self::line( __( 'Total', 'frontage-forms' ), '[total]' ),
					'',
					'[address]',
					'',
					'[wishes]',
					'',
					'[privacy]',
				]
			),
			conditions: [ self::show_when_equal( 'to-send', 'delivery', $send ) ]
		);
	}
}
