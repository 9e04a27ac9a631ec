// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The headings of lists in the field, by what stands below them: one table for all kinds of lists. Spelling
/// as in columnKey() does not matter, so that "Heim-Tore", "heimtore" and "HEIMTORE" are one. Where a list
/// has several headings for one column that it need not have, the one that stands first here is taken.
/// English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish, Norwegian, Czech
/// and Turkish, and the short forms of football-data and other sites with files of seasons.
namespace touchline::headings {

// Matches
inline constexpr const char *matchNumber =
    "match,match number,match no,match id,game,game number,no,nr,#,id,nummer,spiel,spielnummer,spiel nr,"
    "n° match,numéro,partido,partita,jogo,wedstrijdnummer,mecz,match nr,kampnr,zápas,"
    "maç no";
/// In a list of results, where "No." or "#" may only count the rows.
inline constexpr const char *matchNumberOfResult =
    "match number,match no,match nr,game number,game no,spielnummer,spiel nr,n° match,wedstrijdnummer,kampnr,"
    "maç no";
inline constexpr const char *stage = "phase,competition stage,fase,étape,etap,faza,aşama";
/// In a list of results, where a round is the name of a stage ("Semi-finals").
inline constexpr const char *stageOrRound = "round,phase,runde,competition stage,fase,étape,etap,faza,aşama";
inline constexpr const char *round =
    "round number,matchday,match day,week,gameweek,runde,spieltag,journée,jornada,giornata,rodada,speelronde,"
    "ronde,kolejka,omgång,omgang,kolo,hafta";
inline constexpr const char *group =
    "pool,table,gruppe,groupe,grupo,girone,gruppo,groep,poule,grupa,grupp,skupina,grup";
inline constexpr const char *homeTeam =
    "home team,team 1,home side,home club,host,heim,heimmannschaft,heimverein,gastgeber,domicile,équipe "
    "domicile,local,"
    "equipo local,casa,squadra casa,mandante,equipa da casa,thuis,thuisteam,thuisploeg,gospodarz,gospodarze,"
    "hemma,hemmalag,hjemme,hjemmehold,hjemmelag,domácí,ev sahibi";
inline constexpr const char *awayTeam =
    "away team,team 2,away side,away club,visitor,guest,gast,gastmannschaft,gastverein,gäste,extérieur,"
    "équipe extérieur,visitante,equipo visitante,ospite,trasferta,squadra ospite,equipa visitante,uit,"
    "uitteam,uitploeg,gość,goście,borta,bortalag,ude,udehold,borte,bortelag,hosté,deplasman,konuk";
inline constexpr const char *homeGoals =
    "fthg,home score,home team score,goals 1,score 1,hg,tore heim,heimtore,buts domicile,goles local,"
    "gol casa,gols mandante,doelpunten thuis,thuisgoals,bramki gospodarzy,hemmamål,hjemmemål,góly "
    "domácí,golos casa,gols casa,goles casa,mål hemma,mål hjemme,branky domácí";
inline constexpr const char *awayGoals =
    "ftag,away score,away team score,goals 2,score 2,ag,tore gast,gasttore,auswärtstore,buts extérieur,"
    "goles visitante,gol ospite,gol trasferta,gols visitante,doelpunten uit,uitgoals,bramki gości,bortamål,"
    "udemål,bortemål,góly hosté,golos fora,gols fora,goles fuera,mål borta,mål ude,branky hosté";
inline constexpr const char *score =
    "ft,result,final score,full time,full time score,full time result,ergebnis,endstand,resultat,résultat,"
    "resultado,marcador,risultato,punteggio,placar,uitslag,stand,wynik,výsledek,skor,sonuç";
inline constexpr const char *homePenalties =
    "home penalties,home pens,pens 1,elfmeter heim,tirs au but domicile,penaltis local,rigori casa,pênaltis "
    "mandante,penalties thuis,karne gospodarze,straffar hemma";
inline constexpr const char *awayPenalties =
    "away penalties,away pens,pens 2,elfmeter gast,tirs au but extérieur,penaltis visitante,rigori "
    "ospite,pênaltis visitante,penalties uit,karne goście,straffar borta";
inline constexpr const char *date =
    "day,kick off date,match date,date time,datum,tag,spieldatum,jour,fecha,data,dato,tarih";
inline constexpr const char *time =
    "kick off,ko,kick off time,start,start time,anstoß,uhrzeit,zeit,beginn,heure,hora,ora,orario,tijd,"
    "aanvang,godzina,tid,avspark,čas,saat";
inline constexpr const char *zone = "time zone,tz,zeitzone";
inline constexpr const char *ground =
    "venue,ground,location,stadion,spielort,spielstätte,platz,stade,lieu,estadio,stadio,estádio,campo,"
    "speelveld,arena,plats,bane,hřiště,saha";
inline constexpr const char *city = "town,place,stadt,ort,ville,ciudad,città,cidade,plaats,miasto,stad,by";
inline constexpr const char *country = "nation,land,pays,país,paese,kraj,země,ülke";
inline constexpr const char *kindOfMatch = "kind of match,type,art";

// Teams
inline constexpr const char *teamName =
    "team,team name,club,club name,country name,mannschaft,verein,vereinsname,klub,équipe,equipo,squadra,"
    "equipa,ploeg,vereniging,drużyna,lag,hold,tým,takım";
inline constexpr const char *teamCode =
    "team code,id,short code,short name,abbreviation,kürzel,abkürzung,kurz";
inline constexpr const char *year = "edition,season,founded,jahr";
inline constexpr const char *nation = "lineage,nation,association,land,verband";
inline constexpr const char *conference = "confederation,confed,konföderation";
inline constexpr const char *manager =
    "coach,coach name,head "
    "coach,trainer,entraîneur,entrenador,allenatore,treinador,trener,trenér,tränare,træner";
inline constexpr const char *firstKit =
    "kit 1,kit,colour,color,colours,first kit,home kit,first colour,home colour,colour 1,color 1,trikot,"
    "trikot 1,farbe,farbe 1,farben,vereinsfarbe,vereinsfarben,hauptfarbe,heimfarbe";
inline constexpr const char *secondKit =
    "kit 2,second kit,away kit,second colour,away colour,colour 2,color 2,trikot 2,farbe 2,zweitfarbe,"
    "nebenfarbe,auswärtsfarbe";

// Clubs
inline constexpr const char *clubGround =
    "home ground,stadium,venue,location,stadion,spielort,spielstätte,platz,stade,lieu,estadio,stadio,estádio,"
    "campo,speelveld,arena,plats,bane,hřiště,saha";
inline constexpr const char *address =
    "street,adresse,anschrift,straße,dirección,indirizzo,endereço,adres,adress,adresa";
inline constexpr const char *table =
    "home table,own table,tisch,platte,spieltisch,mesa,tavolo,tafel,stół,bord,stůl,masa";
inline constexpr const char *contact =
    "contact name,contact person,ansprechpartner,ansprechpartnerin,kontakt,kontaktperson,contacto,contatto,"
    "contato,contactpersoon,osoba kontaktowa,yetkili";
inline constexpr const char *role =
    "function,position,funktion,amt,fonction,cargo,ruolo,função,functie,funkcja,rolle,roll,funkce,görev";
inline constexpr const char *mail =
    "email,e mail,mail address,email address,e mail adresse,courriel,correo,correo electrónico,posta,e post,"
    "e posta";
inline constexpr const char *phone =
    "telephone,tel,mobile,telefon,telefonnummer,handy,téléphone,teléfono,telefono,telefone,telefoon,"
    "telefonnummer,mobil";

// Referees
inline constexpr const char *refereeName =
    "referee,referee name,full name,schiedsrichter,schiedsrichterin,arbitre,árbitro,arbitro,scheidsrechter,"
    "sędzia,domare,dommer,rozhodčí,hakem";
inline constexpr const char *clubOfReferee =
    "team,club name,verein,vereinsname,klub,équipe,equipo,squadra,equipa,vereniging,drużyna,förening,"
    "forening,oddíl,kulüp";

// Players
inline constexpr const char *teamOfPlayer =
    "club,team name,club name,country,mannschaft,verein,vereinsname,klub,équipe,equipo,squadra,equipa,"
    "ploeg,vereniging,drużyna,lag,hold,tým,takım";
/// Of the player's club. "Short name" alone may be the player's.
inline constexpr const char *codeOfTeam =
    "team code,club code,team short name,club short name,short code,abbreviation,kürzel,vereinskürzel,"
    "teamkürzel,abkürzung,sigle,sigla,skrót";
inline constexpr const char *shirt =
    "shirt number,squad number,shirt no,jersey,jersey number,kit number,number,no,nr,#,nummer,rückennummer,"
    "rücken nr,trikotnummer,trikot nr,maillot,numéro,dorsal,maglia,camisola,rugnummer,numer,"
    "tröjnummer,trøjenummer,draktnummer,číslo,forma no";
inline constexpr const char *playerName =
    "player,full name,player name,spieler,spielername,joueur,jugador,giocatore,jogador,speler,zawodnik,"
    "spelare,spiller,hráč,oyuncu,nombre,nome,naam,navn,jméno";
inline constexpr const char *firstName = "first name,forename,given name,vorname,prénom,primeiro nome,nombre "
                                         "de pila,voornaam,imię,förnamn,fornavn,křestní jméno";
inline constexpr const char *lastName =
    "last name,surname,family name,nachname,familienname,nom,nom de famille,apellido,apellidos,cognome,"
    "sobrenome,apelido,achternaam,nazwisko,efternamn,efternavn,etternavn,příjmení,soyad,soyadı";
inline constexpr const char *shortName = "short,shirt name,known as,nickname,kurzname,spitzname";
inline constexpr const char *position =
    "pos,role,rolle,poste,posición,posizione,ruolo,posição,positie,pozycja,pozice,posisjon";
inline constexpr const char *captain = "c,is "
                                       "captain,kapitän,spielführer,capitaine,capitán,capitano,capitão,"
                                       "aanvoerder,kapitan,kapitán,kapten,anfører,kaptein";

} // namespace touchline::headings
